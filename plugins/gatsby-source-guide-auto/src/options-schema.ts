import type { GatsbyNode } from "gatsby";

type Hook = NonNullable<GatsbyNode["pluginOptionsSchema"]>;

/** Checked by Gatsby before anything runs. No message repeats a value: the key must not show up in a log. */
export const optionsSchema: Hook = ({ Joi }) =>
  Joi.object({
    apiBase: Joi.string()
      .pattern(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#@]*)?$/)
      .required()
      .description("Address of the folder that holds api.php, without user name or query.")
      .messages({
        "*": "apiBase (API_BASE) doit être l’adresse http(s) du dossier de api.php, sans identifiants ni paramètres.",
      }),
    apiKey: Joi.string()
      .empty("")
      .pattern(/^[\x21-\x7e]{1,512}$/)
      // Gatsby copies plain options into its data (SitePlugin) and into .cache, but not functions.
      .custom((key: string) => () => key)
      .description("Key sent with every call, as header and as query parameter; none when left out.")
      .messages({ "*": "apiKey (API_KEY) ne doit contenir ni espace ni accent." }),
    stateDir: Joi.string().default(".state").description("Folder of the last good answers and of the build report."),
    timeoutMs: Joi.number().integer().min(50).default(10_000).description("Time for one whole answer, body included."),
    concurrency: Joi.number().integer().min(1).max(32).default(4).description("Requests under way at once."),
    retries: Joi.number().integer().min(1).max(10).default(3).description("Tries in all for one request."),
    maxBytes: Joi.number().integer().min(1).default(20_000_000).description("Largest answer read."),
    maxAgeDays: Joi.number().positive().default(7).description("Oldest last good answer that may stand in."),
    acceptDrops: Joi.boolean()
      .default(false)
      .description("Whether a list that lost many rows is believed at once, not after a day."),
  });
