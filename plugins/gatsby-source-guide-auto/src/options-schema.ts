import type { GatsbyNode } from "gatsby";

type Hook = NonNullable<GatsbyNode["pluginOptionsSchema"]>;

/** Schema that Gatsby checks before anything else runs. No message repeats a value, because the key must not appear in a log. */
export const optionsSchema: Hook = ({ Joi }) =>
  Joi.object({
    apiBase: Joi.string()
      .pattern(/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#@]*)?$/)
      .required()
      .description("Address of the folder that contains api.php, without user name or query.")
      .messages({
        "*": "apiBase (API_BASE) doit être l’adresse http(s) du dossier de api.php, sans identifiants ni paramètres.",
      }),
    apiKey: Joi.string()
      .empty("")
      .pattern(/^[\x21-\x7e]{1,512}$/)
      // Gatsby copies plain options into its data (SitePlugin) and into .cache, but not functions.
      .custom((key: string) => () => key)
      .description("Key sent with every request, as header and as query parameter; no key is sent when it is left out.")
      .messages({ "*": "apiKey (API_KEY) ne doit contenir ni espace ni accent." }),
    stateDir: Joi.string()
      .default(".state")
      .description("Folder of the last good responses, of the price histories and of the build report."),
    timeoutMs: Joi.number()
      .integer()
      .min(50)
      .default(10_000)
      .description("Timeout of a request in milliseconds, including its body."),
    concurrency: Joi.number().integer().min(1).max(32).default(4).description("Maximum number of concurrent requests."),
    retries: Joi.number()
      .integer()
      .min(1)
      .max(10)
      .default(3)
      .description("Maximum number of attempts for one request."),
    maxBytes: Joi.number().integer().min(1).default(20_000_000).description("Maximum size of a response in bytes."),
    maxAgeDays: Joi.number()
      .positive()
      .default(7)
      .description("Maximum age, in days, of a last good response that may be used."),
    acceptDrops: Joi.boolean()
      .default(false)
      .description("Whether a list that lost many rows is accepted at once instead of after a day."),
  });
