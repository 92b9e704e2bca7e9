// The light build carries no types of its own; what we use of it is the same.
declare module 'hls.js/light' {
  export { default, type ErrorData, type HlsConfig } from 'hls.js'
}
