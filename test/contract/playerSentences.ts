/**
 * The specification's sentences about the player, clause by clause and in its words. Each has the part of a
 * test's full title (describe › it) that names it; without such a part, the title contains the clause.
 * playerSentences.test.ts finds those that no test names.
 */
export const PLAYER_SENTENCES: Array<[id: string, clause: string, named?: string]> = [
  // docs/behaviour/learning.md#player
  ['learn.visitor', 'Not signed in: redirect to /signin.', 'not signed in: redirect to /signin, and back'],
  [
    'learn.enroll',
    "Not enrolled: prompt 'Enroll Now' (to /courses/{slug})",
    "'Enroll Now' leads to the course",
  ],
  ['learn.back', 'or go back', "'Go back' leads to the previous page"],
  ['learn.notEnrolled', "the title shown is 'Not Enrolled'"],
  ['learn.loading', "Loading message 'Loading course content...'.", "says 'Loading course content...'"],
  [
    'learn.sidebar',
    'Sidebar: course title, progress percentage, chapters',
    'contains course title, progress percentage, chapters and lessons with completed marks',
  ],
  ['learn.oneOpen', '(one open at a time) with lessons', 'opens one chapter at a time'],
  ['learn.marks', 'completed marks', 'is marked in the sidebar by words and shapes'],
  [
    'learn.search',
    "a search box (no matches: 'No matching results found')",
    "shows 'No matching results found' for a search without matches",
  ],
  [
    'learn.main',
    'Main area: lesson title, type label, content, and a bar with Previous Lesson, Next Lesson, Finish Course.',
  ],
  [
    'learn.first',
    'The first lesson (lowest chapter order, then lowest lesson order) is selected initially.',
    'the lesson that is open › the first lesson (lowest chapter order, then lowest lesson order) is selected initially',
  ],
  ['learn.select', "With no lesson: 'Select a lesson to begin'."],
  [
    'learn.failed',
    'On load failure the not-found page is shown.',
    'an unknown course shows the not-found page',
  ],
  [
    'learn.types',
    'Viewers by type (case-insensitive)',
    'viewers by type (case-insensitive) › VIDEO is called',
  ],
  [
    'learn.poster',
    'video (poster, falls back to course image',
    'poster falls back to the course image, then to the image of the site',
  ],
  ['learn.noVideo', "'Video not available' with no source", 'video without content: Video not available'],
  ['learn.noImage', "image ('Image not available'", 'image without content: Image not available'],
  [
    'learn.brokenImage',
    'broken image falls back to a placeholder',
    'a broken image falls back to a placeholder',
  ],
  ['learn.pdf', 'pdf (embedded, toolbar hidden', 'is embedded, toolbar hidden'],
  ['learn.noPdf', "'PDF document not available'", 'pdf without content: PDF document not available'],
  [
    'learn.text',
    'quiz, text (default; shows only the description)',
    'text (default; shows only the description)',
  ],
  [
    'learn.description',
    'Every viewer also shows the lesson description as HTML.',
    'has its viewer, and shows the lesson description as HTML as well',
  ],
  [
    'quiz.instructions',
    "Quiz viewer: instructions 'Choose the correct answer for each question and submit to complete the quiz'; one radio group per question; button 'Submit Quiz'",
    "has instructions, one radio group per question, and the button 'Submit Quiz'",
  ],
  ['quiz.submitting', "or 'Submitting...'", "reads 'Submitting...'"],
  [
    'quiz.none',
    "no data: 'Quiz content is not available.'",
    'quiz without content: Quiz content is not available.',
  ],
  [
    'quiz.results',
    "'Quiz Results: {score}%' and '{n} correct out of {total} questions'",
    "after submitting: 'Quiz Results: {score}%' and '{n} correct out of {total} questions'",
  ],
  [
    'quiz.completed',
    'After submitting, or if already completed',
    'if already completed: shows the saved score and answers',
  ],
  [
    'quiz.marks',
    "each option is marked correct, the user's wrong answer, or correct-but-not-attempted ('(Not attempted)')",
  ],
  ['quiz.explanation', 'with an optional explanation'],
  ['quiz.colour', 'Score colour: >=80 green, >=60 orange, else red.'],
  ['done.dialog', 'A course-completion dialog appears after finishing and can be closed'],
  [
    'done.time',
    'it shows the time taken in days, hours or minutes',
    'it shows the time taken in days, hours or minutes: hours',
  ],
  [
    'done.section',
    "'Congratulations! You've completed this section!' shows when no next lesson remains after a mark-complete.",
  ],

  // docs/behaviour/learning.md#my-courses
  [
    'mine.review',
    "'Review Course' (to /learn/{slug or courseId})",
    "each enrollment: progress bar, enrolled and last-accessed dates, and 'Review Course' below 100%, too",
  ],
  [
    'mine.overview',
    "'View Overview' only at 100% (opens an overview modal",
    "'Review Course' (without slug by the course's id) and 'View Overview'",
  ],

  // docs/behaviour/learning.md#joined-course-and-progress
  [
    'lesson.fields',
    'Lesson: id, title, order, type (text, video, quiz, pdf, image, others)',
    'knows the fields of Lesson',
  ],
  ['lesson.minutes', 'duration (minutes', 'the duration of a lesson › counts minutes when it is a number'],
  [
    'lesson.clock',
    'or text mm:ss / hh:mm:ss in the player)',
    'the duration of a lesson › reads hh:mm:ss and mm:ss',
  ],
  [
    'lesson.quizData',
    'quizData {questions[]: question, options[], correctAnswer (index), explanation}',
    'knows the fields of QuizQuestion',
  ],
  [
    'material.labels',
    'Type labels: pdf, video, audio, image, text, quiz, document, presentation, spreadsheet, archive, other.',
  ],
  [
    'material.derived',
    'With no materials list, materials derive from lessons that have both file url and file name, or are text or quiz lessons',
    'derive from lessons that have both file url and file name, or are text or quiz lessons',
  ],
  [
    'material.general',
    "default chapter label 'General Materials'",
    'have no chapter title if their chapter has none: General Materials',
  ],
  [
    'progress.fields',
    'Enrollment progress: enrollmentId, progressPercentage, startedAt, completedAt, completedLessons',
    'knows the fields of EnrollmentProgress',
  ],
  [
    'progress.lesson',
    'lessons[lessonId, status, lastPosition, quizScore, quizAnswers (map question index to chosen option index), completedAt]',
    'knows the fields of LessonProgress',
  ],
  [
    'progress.merged',
    'The merged lesson adds completed (true when status is completed).',
    'merged lesson adds completed: true when the status is completed',
  ],

  // docs/behaviour/learning.md#lesson-status
  [
    'enrolled.progressFirst',
    'The progress call is tried first; on failure the my-courses list is searched',
    'progress fetch failure falls back to the enrollment list',
  ],
  ['enrolled.otherwise', 'otherwise not enrolled', 'if not found in the list: Not Enrolled'],
  [
    'enrolled.continue',
    "enrolled 'Continue Learning'",
    "is 'Continue Learning' with a progress bar and '{n}% Complete' when enrolled",
  ],
  ['enrolled.review', "or 'Review Course' at 100", "is 'Review Course' at 100"],
  ['status.default', 'Lesson status: not_started (default), in_progress, completed.'],
  [
    'status.opened',
    'Opening a not_started lesson sets in_progress (one reading).',
    'opening a not_started lesson sets in_progress, and no other lesson',
  ],
  [
    'status.video',
    'Video reports in_progress with position whenever the current second is a multiple of 5',
    'reports in_progress with the position whenever floor(second / 5) changes, and nothing in between',
  ],
  [
    'status.videoEnd',
    'video end or manual mark sets completed with position 0 and moves to the next lesson',
    'video end sets completed with position 0 and moves to the next lesson',
  ],
  [
    'status.viewed',
    'Text, image or pdf lessons become in_progress when the learner leaves after viewing at least 70% of the stated duration (60 s if none).',
  ],
  [
    'status.quiz',
    'Quiz submit sets completed with score and answers.',
    'submit sets completed with score and answers',
  ],
  [
    'bar.next',
    'Next/Finish marks the lesson complete and moves on',
    'Next marks the lesson complete and moves on, with the id of the next lesson',
  ],
  [
    'bar.finish',
    'or triggers course completion when it was the last uncompleted lesson',
    'the last uncompleted lesson triggers course completion',
  ],
  [
    'bar.completed',
    'For an already completed lesson the button reads Next Lesson, or Finish Course with no next lesson.',
  ],
  ['bar.previous', 'Previous is disabled with no previous lesson'],
  ['bar.completing', 'or while completing', 'both buttons are disabled while completing'],
  ['bar.delay', 'Lesson switch delay 100 ms'],
  [
    'bar.toast',
    'completed toast 1500 ms',
    'the completed toast stays across the switch and ends after 1500 ms',
  ],
  [
    'overview.unlocked',
    'A course at 100% unlocks the overview modal.',
    "my courses › at 100%: 'Review Course' (without slug by the course's id) and 'View Overview'",
  ],

  // docs/behaviour/learning.md#score
  [
    'score.percent',
    'Quiz score: rounded integer percent of correct answers over total questions',
    'is the rounded percent of right answers over all questions',
  ],
  ['score.unanswered', 'unanswered counts as wrong', 'the score of a quiz › unanswered counts as wrong'],
  [
    'score.index',
    'an answer counts only if the option index equals correctAnswer',
    'is 100 exactly where every answer is the index of the right option',
  ],
  [
    'quality.order',
    'Video qualities ordered low, medium, high',
    'video qualities are ordered low, medium, high',
  ],
  ['quality.single', 'if none, the single fileUrl is used'],

  // docs/behaviour/api.md#calls-for-visitors
  [
    'role.player',
    'Enrolling, my-courses and the player require sign-in.',
    'asks for a signed-in user where the specification does, and nowhere else',
  ],
  [
    'role.notEnrolled',
    "the client shows a 'Not Enrolled' prompt",
    "not enrolled: the prompt 'Not Enrolled' with 'Enroll Now'",
  ],

  // docs/behaviour/learning.md#reports-to-the-server
  ['call.course', 'GET course/get-full-course/{slug}', 'has the call GET /api/course/get-full-course/{slug}'],
  [
    'call.progress',
    'GET enrollment/progress/{courseId}',
    'has the call GET /api/enrollment/progress/{courseId}',
  ],
  ['call.update', 'POST enrollment/update-progress', 'has the call POST /api/enrollment/update-progress'],
  [
    'call.payload',
    '{lessonId, status, lastPosition?, quizScore?, quizAnswers?}',
    'knows the fields of ProgressUpdate',
  ],

  // docs/behaviour/learning.md#failures-of-the-player
  ['error.update', "Progress update: 'Failed to update your progress. Please try again.'"],
  ['error.complete', "mark complete: 'Failed to mark lesson as complete. Please try again.'"],
  [
    'error.list',
    'Progress fetch failure falls back to the enrollment list',
    'who may learn › progress fetch failure falls back to the enrollment list',
  ],
  [
    'error.notFound',
    "if not found, 'Not Enrolled' prompt",
    'who may learn › if not found in the list: Not Enrolled',
  ],
  ['error.quiz', '(quiz results still show locally)', 'results show › even if the server refuses them'],
  [
    'error.logged',
    'In the player, quiz save and lesson completion failures are only logged',
    'quiz save and lesson completion failures are logged',
  ],
  [
    'error.load',
    'course load failure shows not-found',
    'loading › an unknown course shows the not-found page',
  ],

  // docs/behaviour/limits.md
  ['limits.posts', 'Video progress reported each 5 seconds', 'posts at most 130 times in ten minutes'],
  [
    'limits.viewed',
    'viewing threshold 70% of duration, default 60 s',
    'viewed at least 70 % of it (60 s if none) is true',
  ],
  ['limits.box', 'Video box 640x360', 'is shown in a box of 640×360'],
  ['limits.settings', 'player settings: quality, speed, loop'],
  [
    'limits.controls',
    'controls: play-large, play, progress, current-time, duration, mute, volume, settings, fullscreen',
  ],
  ['limits.seek', 'seek step 10 s'],
  ['limits.languages', 'Languages en, fa.', 'reads from right to left with Persian texts and digits'],

  // Document 3
  [
    'decided.markComplete',
    'Mark complete: `POST /api/enrollment/mark-complete {lessonId, nextLessonId?}`.',
    'has the call POST /api/enrollment/mark-complete',
  ],
  [
    'decided.courseId',
    '`course/get-full-course/{slug}` and `/learn/{slug}` accept a course id in place of the slug.',
    'a course id works in place of the slug',
  ],
  [
    'decided.answer',
    "`update-progress` and `mark-complete` answer the course's enrollment progress as it now stands",
    "the answer to a report › becomes the course's state",
  ],
  [
    'decided.emptyAnswer',
    '(the client must also live with an empty body)',
    'the answer to a report › may be empty: the known state stays',
  ],
  [
    'decided.start',
    "'Start Learning' and 'Continue Learning' lead to `/learn/{slug}`.",
    "leads on by 'Start Learning'",
  ],
  [
    'decided.certificate',
    'a course at 100% offers a printable certificate in the selected language',
    'a course at 100% offers a printable certificate in the selected language › in Persian',
  ],
  ['decided.offline', 'work on the device stays usable: a learner on a train is not signed out'],
  [
    'decided.notEnrolled',
    '`enrollment/progress/{courseId}` answers 404 when not enrolled',
    'a user who is not enrolled sees the way to the course',
  ],
  [
    'decided.sessionEnds',
    'the session ends once, the current path is kept as `redirectAfterLogin`',
    'ends the session once, says so, and sign-in leads back to the same page',
  ],
  [
    'decided.unauthorized',
    'unsent progress stays for the same user',
    '401 pauses until the same user signs in',
  ],
  [
    'decided.everyFive',
    'means once per such second (when floor(second / 5) changes)',
    'are due once whenever floor(second / 5) changes, however often the player reports the time',
  ],
  [
    'decided.neverBack',
    'never `in_progress` for a lesson that is already completed',
    'is never in_progress for a lesson that is already completed',
  ],
  [
    'decided.notFound',
    'A player that cannot load shows the not-found page, as specified',
    'the not-found page says so and offers another try',
  ],
  [
    'decided.tryAgain',
    "where the cause is the network or the server it says so there and offers 'Try again'",
    'if the cause is the server the not-found page says so and offers another try',
  ],
  [
    'decided.signOut',
    'Unsent progress stays on the device after sign-out',
    'signing out › does not stop a running write, and the learner finds the event when she comes back',
  ],
  ['decided.userAlone', 'under its user alone', 'what the device stores › belongs to its user only'],
  ['decided.thirtyDays', 'for 30 days', 'forgets records that have not changed for 30 days'],
  [
    'decided.discarded',
    'or until the user discards it',
    'dismissed events › are neither sent nor shown any more, even after a restart',
  ],
]
