/** Kinds of pictures that anybody may hand in; the server draws each anew. What a file is, its first bytes say. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
