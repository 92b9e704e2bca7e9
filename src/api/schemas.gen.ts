// Generated from openapi.yaml by `npm run generate`. Never edited by hand.
import type { Schema } from "./judgeAnswer";

export const answers: Record<string, Schema> = {
  "getUser": {
    "$ref": "User"
  },
  "login": {
    "$ref": "SignedInUser"
  },
  "forgotPassword": {
    "$ref": "MessageBody"
  },
  "register": {
    "$ref": "MessageBody"
  },
  "verifyEmail": {
    "$ref": "MessageBody"
  },
  "resendVerificationEmail": {
    "$ref": "MessageBody"
  },
  "resendVerificationByToken": {
    "$ref": "MessageBody"
  },
  "resetPassword": {
    "$ref": "MessageBody"
  },
  "getRecentBlogs": {
    "type": "array",
    "items": {
      "$ref": "BlogSummary"
    }
  },
  "getBlogs": {
    "$ref": "BlogList"
  },
  "getBlog": {
    "$ref": "BlogDetail"
  },
  "createContactMessage": {
    "$ref": "MessageBody"
  },
  "subscribeToNewsletter": {
    "$ref": "MessageBody"
  },
  "getCourses": {
    "$ref": "CourseList"
  },
  "getFullCourse": {
    "$ref": "FullCourse"
  },
  "getEnrollmentProgress": {
    "$ref": "EnrollmentProgress"
  },
  "getMyCourses": {
    "type": "array",
    "items": {
      "$ref": "MyCourse"
    }
  },
  "enroll": {
    "$ref": "EnrollAnswer"
  },
  "updateProgress": {
    "$ref": "ProgressAnswer"
  },
  "markComplete": {
    "$ref": "ProgressAnswer"
  },
  "createDonationIntent": {
    "$ref": "DonationIntent"
  },
  "getPaymentLink": {
    "$ref": "PaymentLink"
  },
  "unsubscribe": {
    "$ref": "MessageBody"
  },
  "getDonationHistory": {
    "$ref": "DonationHistory"
  },
  "createSchool": {
    "$ref": "MessageBody"
  },
  "createStudent": {
    "$ref": "MessageBody"
  },
  "createTeacher": {
    "$ref": "MessageBody"
  },
  "createJobApplication": {
    "$ref": "MessageBody"
  },
  "getWorkCountries": {
    "type": "array",
    "items": {
      "type": "string"
    }
  },
  "getWorks": {
    "$ref": "WorkList"
  },
  "getWork": {
    "$ref": "Work"
  }
};

export const schemas: Record<string, Schema> = {
  "User": {
    "type": "object",
    "required": [
      "id",
      "firstName",
      "lastName",
      "email"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "firstName": {
        "type": "string"
      },
      "lastName": {
        "type": "string"
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "phoneNumber": {
        "type": "string"
      },
      "country": {
        "type": "string"
      },
      "city": {
        "type": "string"
      },
      "address": {
        "type": "string"
      },
      "hasSubscription": {
        "type": "boolean"
      },
      "accessToken": {
        "type": "string"
      },
      "refreshToken": {
        "type": "string"
      }
    }
  },
  "SignedInUser": {
    "allOf": [
      {
        "$ref": "User"
      },
      {
        "type": "object",
        "required": [
          "accessToken",
          "refreshToken"
        ],
        "properties": {
          "accessToken": {
            "type": "string"
          },
          "refreshToken": {
            "type": "string"
          }
        }
      }
    ]
  },
  "MessageBody": {
    "type": "object",
    "nullable": true,
    "properties": {
      "message": {
        "type": "string"
      }
    }
  },
  "BlogSummary": {
    "type": "object",
    "required": [
      "slug",
      "title",
      "createdAt"
    ],
    "properties": {
      "slug": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "shortDesc": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "imageName": {
        "type": "string"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time"
      }
    }
  },
  "BlogList": {
    "type": "object",
    "required": [
      "content",
      "hasNext"
    ],
    "properties": {
      "content": {
        "type": "array",
        "items": {
          "$ref": "BlogSummary"
        }
      },
      "hasNext": {
        "type": "boolean"
      }
    }
  },
  "BlogDetail": {
    "type": "object",
    "required": [
      "title",
      "createdAt",
      "html"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time"
      },
      "html": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "imageName": {
        "type": "string"
      },
      "showInBlog": {
        "type": "boolean"
      }
    }
  },
  "CourseList": {
    "type": "object",
    "required": [
      "content",
      "totalPages",
      "totalElements",
      "page"
    ],
    "properties": {
      "content": {
        "type": "array",
        "items": {
          "$ref": "Course"
        }
      },
      "totalPages": {
        "type": "integer",
        "minimum": 0
      },
      "totalElements": {
        "type": "integer",
        "minimum": 0
      },
      "page": {
        "type": "integer",
        "minimum": 1
      }
    }
  },
  "Course": {
    "type": "object",
    "required": [
      "id",
      "slug",
      "title",
      "chapters"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "chapters": {
        "type": "array",
        "items": {
          "$ref": "CatalogueChapter"
        }
      }
    }
  },
  "CatalogueChapter": {
    "type": "object",
    "required": [
      "lessons"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "lessons": {
        "type": "array",
        "items": {
          "$ref": "CatalogueLesson"
        }
      }
    }
  },
  "CatalogueLesson": {
    "type": "object",
    "properties": {
      "id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "duration": {
        "$ref": "LessonDuration"
      }
    }
  },
  "LessonDuration": {
    "oneOf": [
      {
        "type": "number",
        "minimum": 0
      },
      {
        "type": "string"
      }
    ]
  },
  "FullCourse": {
    "type": "object",
    "required": [
      "id",
      "title",
      "chapters"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "shortDesc": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "updatedAt": {
        "type": "string",
        "format": "date-time"
      },
      "price": {
        "type": "number",
        "minimum": 0
      },
      "html": {
        "type": "string"
      },
      "chapters": {
        "type": "array",
        "items": {
          "$ref": "Chapter"
        }
      },
      "materials": {
        "type": "array",
        "items": {
          "$ref": "Material"
        }
      }
    }
  },
  "Chapter": {
    "type": "object",
    "required": [
      "id",
      "title",
      "order",
      "lessons"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "order": {
        "type": "integer"
      },
      "lessons": {
        "type": "array",
        "items": {
          "$ref": "Lesson"
        }
      },
      "lessonCount": {
        "type": "integer",
        "minimum": 0
      }
    }
  },
  "Lesson": {
    "type": "object",
    "required": [
      "id",
      "title",
      "order",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "order": {
        "type": "integer"
      },
      "type": {
        "$ref": "LessonType"
      },
      "duration": {
        "$ref": "LessonDuration"
      },
      "description": {
        "type": "string"
      },
      "fileUrl": {
        "type": "string"
      },
      "fileName": {
        "type": "string"
      },
      "videoQualities": {
        "$ref": "VideoQualities"
      },
      "captions": {
        "type": "array",
        "items": {
          "$ref": "Caption"
        }
      },
      "quizData": {
        "$ref": "QuizData"
      }
    }
  },
  "LessonType": {
    "anyOf": [
      {
        "$ref": "KnownLessonType"
      },
      {
        "type": "string"
      }
    ]
  },
  "KnownLessonType": {
    "type": "string",
    "enum": [
      "text",
      "video",
      "quiz",
      "pdf",
      "image",
      "others"
    ]
  },
  "VideoQualities": {
    "type": "object",
    "properties": {
      "low": {
        "$ref": "VideoSource"
      },
      "medium": {
        "$ref": "VideoSource"
      },
      "high": {
        "$ref": "VideoSource"
      }
    }
  },
  "VideoSource": {
    "type": "object",
    "required": [
      "url"
    ],
    "properties": {
      "url": {
        "type": "string"
      }
    }
  },
  "Caption": {
    "type": "object",
    "required": [
      "language",
      "label",
      "url"
    ],
    "properties": {
      "language": {
        "type": "string"
      },
      "label": {
        "type": "string"
      },
      "url": {
        "type": "string"
      }
    }
  },
  "QuizData": {
    "type": "object",
    "required": [
      "questions"
    ],
    "properties": {
      "questions": {
        "type": "array",
        "items": {
          "$ref": "QuizQuestion"
        }
      }
    }
  },
  "QuizQuestion": {
    "type": "object",
    "required": [
      "question",
      "options",
      "correctAnswer"
    ],
    "properties": {
      "question": {
        "type": "string"
      },
      "options": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "correctAnswer": {
        "type": "integer",
        "minimum": 0
      },
      "explanation": {
        "type": "string"
      }
    }
  },
  "Material": {
    "type": "object",
    "required": [
      "id",
      "title",
      "type"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "fileName": {
        "type": "string"
      },
      "fileUrl": {
        "type": "string"
      },
      "type": {
        "type": "string"
      },
      "duration": {
        "$ref": "LessonDuration"
      },
      "chapterTitle": {
        "type": "string"
      }
    }
  },
  "EnrollmentProgress": {
    "type": "object",
    "required": [
      "enrollmentId",
      "progressPercentage",
      "chapters"
    ],
    "properties": {
      "enrollmentId": {
        "type": "string"
      },
      "progressPercentage": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "startedAt": {
        "type": "string",
        "format": "date-time",
        "nullable": true
      },
      "completedAt": {
        "type": "string",
        "format": "date-time",
        "nullable": true
      },
      "completedLessons": {
        "type": "integer",
        "minimum": 0
      },
      "chapters": {
        "type": "array",
        "items": {
          "$ref": "ChapterProgress"
        }
      }
    }
  },
  "ChapterProgress": {
    "type": "object",
    "required": [
      "chapterId",
      "lessons"
    ],
    "properties": {
      "chapterId": {
        "type": "string"
      },
      "lessons": {
        "type": "array",
        "items": {
          "$ref": "LessonProgress"
        }
      }
    }
  },
  "LessonProgress": {
    "type": "object",
    "required": [
      "lessonId",
      "status"
    ],
    "properties": {
      "lessonId": {
        "type": "string"
      },
      "status": {
        "$ref": "LessonStatus"
      },
      "lastPosition": {
        "type": "number",
        "minimum": 0
      },
      "quizScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "quizAnswers": {
        "$ref": "QuizAnswers"
      },
      "completedAt": {
        "type": "string",
        "format": "date-time",
        "nullable": true
      }
    }
  },
  "LessonStatus": {
    "type": "string",
    "enum": [
      "not_started",
      "in_progress",
      "completed"
    ]
  },
  "QuizAnswers": {
    "type": "object",
    "additionalProperties": {
      "type": "integer",
      "minimum": 0
    }
  },
  "MyCourse": {
    "type": "object",
    "required": [
      "courseId",
      "enrollmentId",
      "title",
      "progressPercentage"
    ],
    "properties": {
      "courseId": {
        "type": "string"
      },
      "enrollmentId": {
        "type": "string"
      },
      "title": {
        "type": "string"
      },
      "shortDesc": {
        "type": "string"
      },
      "imageUrl": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "progressPercentage": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "enrolledAt": {
        "type": "string",
        "format": "date-time"
      },
      "lastAccessedAt": {
        "type": "string",
        "format": "date-time",
        "nullable": true
      }
    }
  },
  "EnrollAnswer": {
    "type": "object",
    "required": [
      "id"
    ],
    "properties": {
      "id": {
        "type": "string"
      }
    }
  },
  "ProgressAnswer": {
    "anyOf": [
      {
        "$ref": "EnrollmentProgress"
      },
      {
        "type": "object",
        "nullable": true,
        "enum": [
          null
        ]
      }
    ]
  },
  "DonationIntent": {
    "type": "object",
    "required": [
      "clientSecret"
    ],
    "properties": {
      "clientSecret": {
        "type": "string"
      }
    }
  },
  "PaymentLink": {
    "type": "object",
    "required": [
      "data"
    ],
    "properties": {
      "data": {
        "type": "string"
      }
    }
  },
  "DonationHistory": {
    "type": "object",
    "properties": {
      "subs": {
        "type": "array",
        "items": {
          "$ref": "Subscription"
        }
      },
      "onetime": {
        "type": "array",
        "items": {
          "$ref": "OneTimePayment"
        }
      }
    }
  },
  "Subscription": {
    "type": "object",
    "required": [
      "id",
      "status",
      "plan"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "status": {
        "type": "string"
      },
      "plan": {
        "$ref": "SubscriptionPlan"
      },
      "latest_invoice": {
        "$ref": "Invoice"
      }
    }
  },
  "SubscriptionPlan": {
    "type": "object",
    "required": [
      "amount",
      "interval"
    ],
    "properties": {
      "amount": {
        "$ref": "Cents"
      },
      "interval": {
        "type": "string"
      }
    }
  },
  "Cents": {
    "type": "integer",
    "minimum": 0
  },
  "Invoice": {
    "type": "object",
    "required": [
      "period_start",
      "period_end"
    ],
    "properties": {
      "period_start": {
        "$ref": "UnixSeconds"
      },
      "period_end": {
        "$ref": "UnixSeconds"
      },
      "hosted_invoice_url": {
        "type": "string",
        "nullable": true
      },
      "invoice_pdf": {
        "type": "string",
        "nullable": true
      }
    }
  },
  "UnixSeconds": {
    "type": "integer"
  },
  "OneTimePayment": {
    "type": "object",
    "required": [
      "id",
      "amount",
      "created",
      "status"
    ],
    "properties": {
      "id": {
        "type": "string"
      },
      "amount": {
        "$ref": "Cents"
      },
      "created": {
        "$ref": "UnixSeconds"
      },
      "status": {
        "type": "string"
      }
    }
  },
  "WorkList": {
    "type": "object",
    "required": [
      "data",
      "pagination"
    ],
    "properties": {
      "data": {
        "type": "array",
        "items": {
          "$ref": "WorkCard"
        }
      },
      "pagination": {
        "$ref": "WorkPagination"
      },
      "country": {
        "$ref": "WorkCountry"
      }
    }
  },
  "WorkCard": {
    "type": "object",
    "required": [
      "title",
      "slug"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time"
      },
      "shortDesc": {
        "type": "string"
      },
      "slug": {
        "type": "string"
      },
      "thumbnailUrl": {
        "type": "string"
      },
      "thumbnailName": {
        "type": "string"
      }
    }
  },
  "WorkPagination": {
    "type": "object",
    "required": [
      "hasNext"
    ],
    "properties": {
      "hasNext": {
        "type": "boolean"
      }
    }
  },
  "WorkCountry": {
    "type": "object",
    "required": [
      "title"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "description": {
        "type": "string"
      },
      "bannerImageUrl": {
        "type": "string"
      },
      "overlayImageUrl": {
        "type": "string"
      },
      "overlayImageName": {
        "type": "string"
      }
    }
  },
  "Work": {
    "type": "object",
    "required": [
      "title",
      "html"
    ],
    "properties": {
      "title": {
        "type": "string"
      },
      "html": {
        "type": "string"
      },
      "posterUrl": {
        "type": "string"
      },
      "posterName": {
        "type": "string"
      }
    }
  }
};
