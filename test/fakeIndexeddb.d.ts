// The package's own declaration of this entry cannot be resolved through its exports.
declare module 'fake-indexeddb/auto'
