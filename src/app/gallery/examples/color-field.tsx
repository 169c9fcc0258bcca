import { useState } from "react";
import { ColorField } from "#ui/color-field.tsx";

export default function ColorFieldExample() {
  const [color, setColor] = useState("#3B82F6");
  return <ColorField label="Foreground" value={color} onChange={setColor} />;
}
