export default function CoursesScreen() {
  return <h1 tabIndex={-1}>Courses</h1>
}
