/** A payload as form data, without empty fields and with one file (docs/behaviour/forms.md#payload). */
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
