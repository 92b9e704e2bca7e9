/** A payload as form data: empty and null fields are skipped, of a list of files the first is sent (document 1, section 5). */
export function toFormData(payload: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    const one = isFileList(value) ? value[0] : value
    if (one === undefined || one === null || one === '') continue
    form.append(name, one instanceof Blob ? one : String(one))
  }
  return form
}

function isFileList(value: unknown): value is ArrayLike<Blob> {
  return typeof FileList !== 'undefined' && value instanceof FileList ? true : Array.isArray(value)
}
