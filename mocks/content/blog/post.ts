interface PostText {
  title: string
  shortDesc: string
  html: string
}

/** One blog post in both languages. `image` is the number of a picture under /mock-media/blog/. */
export interface Post {
  slug: string
  createdAt: string
  image?: string
  /** False: the list shows the picture, the post itself does not. */
  showInBlog: boolean
  en: PostText
  fa: PostText
}
