/** What the last page of a list of bets says, where earlier ones are no longer listed. */
export async function endOfBets(
  cursor: string | null,
  keptFrom: () => Promise<Date | null>,
): Promise<{ readonly keptFrom?: string }> {
  const from = cursor === null ? await keptFrom() : null;
  return from === null ? {} : { keptFrom: from.toISOString() };
}
