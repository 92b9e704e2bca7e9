/**
 * Variants of Ant Design's parts that no page of the product shows: part → the ends of its class names, so
 * that `tabs: ['card']` means `.ant-tabs-card` and `.ant-tabs-card-large`. The style sheet leaves their rules
 * out. To use a variant, delete its entry. Until then a test fails if its page shows such an element at its
 * end.
 */
export const unusedVariants: Record<string, readonly string[]> = {
  avatar: ['group', 'lg', 'sm', 'square'],
  btn: ['color-dangerous', 'compact-vertical', 'group', 'lg', 'round'],
  card: ['contain-grid', 'contain-tabs', 'grid', 'hoverable', 'loading', 'meta', 'type-inner'],
  checkbox: ['group'],
  collapse: ['icon-placement-end', 'large', 'small'],
  descriptions: ['extra', 'header', 'medium', 'small', 'title'],
  drawer: [
    'left',
    'panel-motion-left',
    'panel-motion-right',
    'panel-motion-top',
    'resizable-dragger',
    'right',
    'top',
  ],
  dropdown: ['arrow', 'menu-submenu', 'placement-left', 'placement-right'],
  form: ['inline', 'item-horizontal', 'item-inline', 'large', 'small'],
  input: [
    'borderless',
    'filled',
    'group',
    'lg',
    'search-large',
    'search-small',
    'sm',
    'status-warning',
    'underlined',
  ],
  modal: ['body-skeleton', 'confirm'],
  move: ['down', 'up'],
  pagination: ['borderless', 'filled', 'large', 'options', 'simple', 'small', 'total-text', 'underlined'],
  progress: ['circle', 'inline-circle', 'steps'],
  radio: ['group-large', 'group-small', 'group-vertical'],
  select: [
    'borderless',
    'compact',
    'customize',
    'filled',
    'lg',
    'multiple',
    'sm',
    'status-warning',
    'underlined',
  ],
  skeleton: ['avatar', 'image', 'with-avatar'],
  slide: ['left', 'right'],
  space: ['addon', 'compact-vertical'],
  spin: ['fullscreen', 'lg'],
  table: [
    'bordered',
    'cell-fix',
    'column-has',
    'column-sort',
    'expand',
    'expanded',
    'filter',
    'footer',
    'has-fix',
    'medium',
    'row-expand',
    'row-indent',
    'scroll',
    'selection',
    'small',
    'sticky',
    'summary',
    'tbody-virtual',
    'title',
    'virtual',
  ],
  tabs: ['bottom', 'card', 'large', 'left', 'nav-add', 'right', 'small', 'tab-remove'],
}

/** A class of these variants, in a selector or among the classes of an element. */
export const unusedVariant = new RegExp(
  `(?<![\\w-])ant-(${Object.entries(unusedVariants)
    .flatMap(([part, ends]) => ends.map((end) => `${part}-${end}`))
    .join('|')})(?![a-z0-9])[\\w-]*`,
)
