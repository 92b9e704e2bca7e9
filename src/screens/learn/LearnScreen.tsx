export default function LearnScreen() {
  return <h1 tabIndex={-1}>Learn</h1>
}
