import { UndoOffer } from "#ui/undo-offer.tsx";

export default function UndoOfferExample() {
  return <UndoOffer words="Cleared." onUndo={() => {}} />;
}
