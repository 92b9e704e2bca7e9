/** The source of the generated client. The path is relative to the project. */
export const outputFile = 'src/api/endpoints.gen.ts'

export const options = {
  apiFile: './baseApi',
  apiImport: 'baseApi',
  exportName: 'generatedApi',
  // Hooks come only from the enhanced files, so that no screen uses an endpoint without tags.
  hooks: false,
  tag: false,
  flattenArg: true,
  encodePathParams: true,
  mergeReadWriteOnly: true,
  useUnknown: true,
  endpointOverrides: [
    // getUser is a query with POST, and unsubscribe a mutation with GET.
    { pattern: 'getUser', type: 'query' as const },
    { pattern: 'unsubscribe', type: 'mutation' as const },
  ],
}
