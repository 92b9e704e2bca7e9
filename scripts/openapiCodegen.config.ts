/** The source of the generated client. The path is relative to the project. */
export const outputFile = 'src/api/endpoints.gen.ts'

export const options = {
  apiFile: './baseApi',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  // Hooks come from the enhanced files alone, so that no screen uses an endpoint without tags.
  hooks: false,
  tag: false,
  flattenArg: true,
  encodePathParams: true,
  mergeReadWriteOnly: true,
  useUnknown: true,
  endpointOverrides: [
    // A read that is a POST, and a write that is a GET.
    { pattern: 'getUser', type: 'query' as const },
    { pattern: 'unsubscribe', type: 'mutation' as const },
  ],
}
