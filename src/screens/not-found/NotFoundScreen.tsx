export default function NotFoundScreen() {
  return <h1 tabIndex={-1}>NotFound</h1>
}
