import * as z from "zod/mini";

/** A small picture, in the sizes and formats that the build made of it. */
export const smallPicture = z.object({
  width: z.number(),
  height: z.number(),
  src: z.string(),
  srcSet: z.optional(z.string()),
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
});
export type SmallPicture = z.infer<typeof smallPicture>;
