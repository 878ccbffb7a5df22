// Gives the record of a game to the person as a file; of a running one, as much of it as they have been told.
import { api } from "../wire/api";

export async function downloadRecord(table: string): Promise<void> {
  const text = await api.record(table);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}.delve.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
