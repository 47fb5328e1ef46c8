import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useRoleName } from '@galleria/console-kit/text/role-name';
import type { sellerPage } from '@galleria/contract/sellers/staff-sellers';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router';

/** The stores that a seller works in, with the role in each. */
export function Workplaces({ stores }: Pick<RowOf<typeof sellerPage>, 'stores'>) {
  const roleName = useRoleName();
  return (
    <Flex vertical>
      {stores.map(({ shopId, shopName, role }) => (
        <span key={shopId}>
          <Link to={`/stores/${shopId}`}>
            <bdi>{shopName || shopId}</bdi>
          </Link>{' '}
          <Typography.Text type="secondary">{roleName(role)}</Typography.Text>
        </span>
      ))}
    </Flex>
  );
}
