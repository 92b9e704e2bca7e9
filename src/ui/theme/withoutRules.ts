/**
 * Stands in for `@ant-design/cssinjs` and its utilities where Ant Design would write its rules: the build has written them into
 * the stylesheet. What is left says which classes an element has. `build/site/kitStyles.ts` puts it in place.
 */
import useToken from 'antd/es/theme/useToken'

const NoStyle = () => null

function useHashId() {
  const [, , hashId] = useToken()
  return hashId
}

function useClasses() {
  const [, , hashId, , cssVar] = useToken()
  return [hashId, cssVar?.key] as const
}

export function genStyleUtils() {
  return {
    genStyleHooks: () => useClasses,
    genComponentStyleHook: () => useHashId,
    genSubStyleComponent: () => NoStyle,
  }
}

export function useStyleRegister() {}
