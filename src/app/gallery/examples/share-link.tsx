import { ShareLink } from "#ui/share-link.tsx";

export default function ShareLinkExample() {
  return <ShareLink fragment="m=5000&r=12&y=10" />;
}
