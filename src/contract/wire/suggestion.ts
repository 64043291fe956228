import * as z from "zod/mini";
import { id, text } from "./primitives";

export const SUGGESTIONS = "search_suggestion";

const modelSuggestion = z.object({ type: z.literal("model"), model_name: text, model_id: id, brand_name: text });
const newsSuggestion = z.object({ type: z.literal("news"), post_title: text, post_id: id, post_name: text });

/** A row of `search_suggestion` (rule: guide/suggestions). */
export const suggestion = z.discriminatedUnion("type", [modelSuggestion, newsSuggestion]);
