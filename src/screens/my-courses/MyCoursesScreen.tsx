export default function MyCoursesScreen() {
  return <h1 tabIndex={-1}>MyCourses</h1>
}
