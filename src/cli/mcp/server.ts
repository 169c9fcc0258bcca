export async function serveAgents(_max: number): Promise<0> {
  await import("@modelcontextprotocol/server/stdio");
  return 0;
}
