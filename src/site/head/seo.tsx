import { scriptJson } from "../../shared/text/script-json";
import { site } from "../../site";

interface Props {
  title: string;
  description: string;
  /** Path of the canonical address; absent on error pages. */
  path?: string;
  siteUrl: string;
  /** Whether search engines may index the page; never true without a canonical address. */
  indexed?: boolean;
  /** Path of a JPEG for link cards (WhatsApp, Facebook). */
  image?: string | null;
  type?: "website" | "article";
  /** schema.org objects. */
  data?: readonly object[];
  /** When the scripts start at once (src/build/boot): « query », with a query in the address; the key of a store, with content in it, too; "" always. */
  live?: string;
}

/**
 * Head of a page for search engines and link cards. They read the built page, so the browser’s bundle contains only what visitors see; pages exclude the
 * code for the rest by `__BROWSER__`.
 */
export function Seo({
  title,
  description,
  path,
  siteUrl,
  indexed = path !== undefined,
  image,
  type = "website",
  data = [],
  live,
}: Props) {
  const url = path === undefined ? undefined : new URL(path, siteUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {!__BROWSER__ && (
        <>
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={site.locale} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={new URL(image ?? "/icon-512.png", siteUrl).href} />
          {url && <meta property="og:url" content={url} />}
          <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
          {data.length > 0 && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: scriptJson({ "@context": "https://schema.org", "@graph": data }) }}
            />
          )}
        </>
      )}
      {live !== undefined && <html data-live={live} />}
    </>
  );
}
