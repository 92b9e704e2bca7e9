export default function CourseScreen() {
  return <h1 tabIndex={-1}>Course</h1>
}
