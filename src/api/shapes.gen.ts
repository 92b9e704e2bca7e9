// Generated from openapi.yaml by `npm run generate`. Never edited by hand.
import type { Shape } from "./readShape";

/** Operations that are not named here may answer anything. */
export const shapes: Record<string, Shape> = {
  getUser: {"needs":["id"]},
  login: {"needs":["id","accessToken","refreshToken"]},
  getRecentBlogs: {"rows":{}},
  getBlogs: {"needs":["content"],"lists":{"content":{}}},
  getBlog: {},
  getCourses: {"needs":["content"],"lists":{"content":{"lists":{"chapters":{"lists":{"lessons":{}}}}}}},
  getFullCourse: {"needs":["id"],"lists":{"chapters":{"lists":{"lessons":{}}}}},
  getEnrollmentProgress: {"lists":{"chapters":{"lists":{"lessons":{}}}}},
  getMyCourses: {"rows":{}},
  enroll: {},
  createDonationIntent: {},
  getPaymentLink: {},
  getDonationHistory: {},
  getWorkCountries: {"rows":null},
  getWorks: {"needs":["data"],"lists":{"data":{}}},
  getWork: {},
};
