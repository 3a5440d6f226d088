/** Refuses a call that came too late or asks for what the rules do not allow. Not a fault of the app. */
export class Refused extends Error {
  // Survives the transfer to the page, where the class is not available.
  override readonly name = 'Refused';
}
