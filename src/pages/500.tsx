import { ErrorScreen } from "../site/runtime/error-screen";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";

const MESSAGE = "Le service est momentanément indisponible. Réessayez dans quelques minutes.";

export default function ServerErrorPage() {
  return <ErrorScreen status={500} message={MESSAGE} />;
}

export function Head() {
  return <Seo title={`500 - ${MESSAGE}`} description={MESSAGE} siteUrl={useSiteUrl()} />;
}
