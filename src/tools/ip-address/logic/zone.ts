/** How far a zone is from UTC at a time: "UTC+05:30"; "" for a zone that nobody knows. */
export function offsetWords(timezone: string, at: Date): string {
  if (timezone === "") return "";
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      timeZoneName: "longOffset",
    }).formatToParts(at);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    // Some engines leave the zeros of UTC itself out.
    return name === "GMT" ? "UTC+00:00" : name.replace("GMT", "UTC");
  } catch {
    return "";
  }
}

/** True when the device's clock is set for elsewhere: of a VPN, or of a traveler. */
export function deviceDiffers(timezone: string, device: { timezone: string; at: Date }): boolean {
  // Not by name: Asia/Calcutta and Asia/Kolkata are the same place.
  const [here, there] = [device.timezone, timezone].map((zone) => offsetWords(zone, device.at));
  return here !== "" && there !== "" && here !== there;
}
