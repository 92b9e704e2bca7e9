// The light build has no types of its own. The part that we use is the same as in the full build.
declare module 'hls.js/light' {
  export { default, type ErrorData, type HlsConfig } from 'hls.js'
}
