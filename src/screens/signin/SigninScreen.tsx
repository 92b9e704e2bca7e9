export default function SigninScreen() {
  return <h1 tabIndex={-1}>Signin</h1>
}
