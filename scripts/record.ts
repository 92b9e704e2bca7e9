/**
 * Records answers of an API, secrets and personal values replaced; docs/recordings.md says how to use them.
 *
 *   npm run record                                                  every sample call, from the mock API
 *   npm run record -- --only getCourses                             one operation of it alone; several --only for several
 *   npm run record -- --har visit.har --as bug-123                  what a browser has exported
 *   npm run record -- --proxy https://api.example.org --as evening  what is called while somebody clicks
 *   npm run record -- https://api.example.org --as reads            the reads of a real host, with --sign-in those of a learner
 *   npm run record -- --test bug-123                                writes a test that replays a set
 */
import { record } from './record/cli.ts'

// Another folder serves tests alone.
process.exitCode = await record(process.argv.slice(2), process.env.RECORDINGS_FOLDER)
