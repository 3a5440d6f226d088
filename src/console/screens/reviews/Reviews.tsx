import { useAddress } from '../../app/address';
import { Bags } from './Bags';
import { SpinAddresses } from './SpinAddresses';

/** What shared addresses have marked: red bags that wait, and addresses from which several players spun. */
export default function Reviews() {
  const { parts } = useAddress();
  return parts[1] === 'addresses' ? <SpinAddresses /> : <Bags />;
}
