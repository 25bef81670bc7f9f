### Texts that charts share.

between = ({ $low } – { $high })
