/** A worker's answer to a question that came too late or asks for what the rules do not allow: no fault of the app. */
export class Refused extends Error {
  // Kept on the way to the page, where the class is not.
  override readonly name = 'Refused';
}
