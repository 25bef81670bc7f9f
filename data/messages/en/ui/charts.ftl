### Texts that charts share.

between = ({ $low } to { $high })
