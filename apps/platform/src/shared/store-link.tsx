import { Link } from 'react-router';

export function StoreLink({ store: { shopId, shopName } }: { store: { shopId: number; shopName: string } }) {
  return (
    <Link to={`/stores/${shopId}`}>
      <bdi>{shopName || shopId}</bdi>
    </Link>
  );
}
