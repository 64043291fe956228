import { ErrorScreen } from "../app/error-screen";
import { Seo } from "../app/seo";
import { useSiteUrl } from "../app/use-site-url";

const MESSAGE = "Le service est momentanément indisponible. Réessayez dans quelques minutes.";

export default function ServerErrorPage() {
  return <ErrorScreen status={500} message={MESSAGE} />;
}

export function Head() {
  return <Seo title={`500 - ${MESSAGE}`} description={MESSAGE} siteUrl={useSiteUrl()} />;
}
