/**
 * Replaces `@ant-design/cssinjs` and its utilities where Ant Design would write its rules, because the build
 * has written them into the stylesheet. The rest determines the classes of an element.
 * `build/site/kitStyles.ts` installs it.
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
