import Star from "lucide-react/icons/star";
import { IconButton } from "#ui/icon-button.tsx";
import { Row } from "../arrange.tsx";

const star = <Star aria-hidden className="size-5" />;

export default function IconButtonExample() {
  return (
    <Row>
      <IconButton label="Add to favorites">{star}</IconButton>
      <IconButton label="Add to favorites" disabled>
        {star}
      </IconButton>
    </Row>
  );
}
