import { generatedApi } from './endpoints.gen'

/** Calls of the tag 'registration'. A form with a file is sent as form data. */
const registrationApi = generatedApi.enhanceEndpoints({
  endpoints: {
    createSchool: { extraOptions: { multipart: true } },
    createStudent: { extraOptions: { multipart: true } },
    createTeacher: { extraOptions: { multipart: true } },
    createJobApplication: { extraOptions: { multipart: true } },
  },
})

export const {
  useCreateJobApplicationMutation,
  useCreateSchoolMutation,
  useCreateStudentMutation,
  useCreateTeacherMutation,
  useRegisterMutation,
} = registrationApi
